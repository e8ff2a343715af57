import AuditEntry from '#app/core/audit/models/audit_entry'
import { partsOf } from '#app/core/contributions/define_module'
import { clock } from '#app/core/clock'
import { personalData } from '#app/core/contributions/registries'
import { readPicture } from '#app/core/files/pictures'
import Mail from '#app/core/mail/models/mail'
import { inPages } from '#app/core/models/in_pages'
import { toSqlInstant } from '#app/core/models/columns'
import User from '#app/accounts/models/user'
import { formatPhone } from '#app/core/validators/phone'

/** What stands in the place of a person who deleted their account. */
export const NOBODY = { name: 'Persona eliminada', emailOf: (id: number) => `eliminada-${id}@foja.invalid` } as const

const EMPTIED = [
  'password',
  'phone',
  'license',
  'picture',
  'time_zone',
  'google_id',
  'two_factor_secret',
  'two_factor_enabled_at',
  'two_factor_last_step',
  'password_changed_at',
  'email_verified_at',
]

export const personalDataParts = [
  partsOf(
    personalData,
    {
      key: 'profile',
      order: 100,
      async *rows({ id }) {
        const user = await User.findOrFail(id)
        yield {
          name: user.name,
          email: user.email,
          phone: formatPhone(user.phone),
          license: user.license,
          type: user.type,
          language: user.language,
          theme: user.theme,
          time_zone: user.timeZone,
          week_starts_on: user.weekStartsOn,
          two_factor_since: user.twoFactorEnabledAt?.toISO() ?? null,
          google_account: user.googleId,
          email_verified_at: user.emailVerifiedAt?.toISO() ?? null,
          created_at: user.createdAt.toISO(),
        }
      },
      async files({ id }) {
        const { picture } = await User.findOrFail(id)
        const bytes = picture ? await readPicture(picture) : null
        return bytes ? [{ name: 'picture.webp', bytes }] : []
      },
      /** The row stays, empty, so that what others keep (matters, the log) still refers to somebody. */
      async erase(trx, { id }) {
        const now = toSqlInstant(clock.now())
        const nothing = Object.fromEntries(EMPTIED.map((column) => [column, null]))
        const nobody = { name: NOBODY.name, email: NOBODY.emailOf(id), is_admin: false, updated_at: now }
        await trx
          .from('users')
          .where({ id })
          .update({ ...nothing, ...nobody, disabled_at: now, deleted_at: now })
      },
    },
    {
      key: 'devices',
      order: 50,
      rows: ({ id }) =>
        inPages('devices', ['user_agent', 'ip', 'trusted_until', 'last_seen_at', 'created_at'], (query) => {
          void query.where('user_id', id)
        }),
      erase: async (trx, { id }) => void (await trx.from('devices').where('user_id', id).delete()),
    },
    {
      key: 'notices',
      order: 51,
      rows: ({ id }) =>
        inPages('notification_choices', ['event', 'channel', 'enabled', 'updated_at'], (query) => {
          void query.where('user_id', id)
        }),
      erase: async (trx, { id }) => void (await trx.from('notification_choices').where('user_id', id).delete()),
    },
    {
      key: 'codes',
      order: 52,
      rows: ({ id }) =>
        inPages('mailed_codes', ['purpose', 'email', 'created_at', 'expires_at', 'used_at'], (query) => {
          void query.where('user_id', id)
        }),
      async erase(trx, { id }) {
        for (const table of ['mailed_codes', 'two_factor_recovery_codes', 'recovery_requests', 'registrations'])
          await trx.from(table).where('user_id', id).delete()
      },
    },
    {
      key: 'letters',
      order: 53,
      // An address may have been somebody else's before: only what was written to it since it is this person's.
      rows: ({ email, emailVerifiedAt }) =>
        inPages(Mail, ['kind', 'subject', 'recipient', 'language', 'sent_at'], (query) => {
          void query.where('recipient', email)
          if (emailVerifiedAt) void query.where('created_at', '>=', toSqlInstant(emailVerifiedAt))
        }),
      erase: async (trx, { email }) => void (await Mail.query({ client: trx }).where('recipient', email).delete()),
    }
  ),
  /**
   * The log is append-only: what somebody did stays written, with a number that is nobody's any more. What they changed is not handed out, since
   * it tells of the firm's clients.
   */
  partsOf(personalData, {
    key: 'deeds',
    order: 54,
    rows: ({ id }) =>
      inPages(AuditEntry, ['at', 'action', 'subject_type', 'subject_id', 'ip'], (query) => {
        void query.where('actor_id', id)
      }),
  }),
  /** When an operator looked through a person's eyes, and why. Kept after the account goes: it is what the operator did. */
  partsOf(personalData, {
    key: 'impersonations',
    order: 55,
    rows: ({ id }) =>
      inPages('impersonations', ['reason', 'created_at', 'ended_at'], (query) => void query.where('user_id', id)),
  }),
]
