import { useState } from 'react'
import { Badge } from '~/components/display/badge'
import { Button } from '~/components/actions/button'
import { DateTime } from '~/components/display/date_time'
import { Panel } from '~/components/layout/panel'
import { ConfirmIdentityDialog } from '~/features/accounts/confirm_identity_dialog'
import { RecoveryCodes } from '~/features/accounts/recovery_codes'
import { TwoFactorEnrolment } from '~/features/accounts/two_factor_enrolment'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** What an authenticator app is to take: the secret in groups of four, and the same as a QR code. */
export type Enrolment = {
  secret: string
  address: string
  qr: { size: number; path: string }
}

export type TwoFactorState = {
  /** ISO; null while off. */
  since: string | null
  recoveryCodesLeft: number
  enrolment: Enrolment | null
  /** Just made, shown this once. */
  recoveryCodes: string[] | null
}

type OpenedDialog = 'on' | 'off' | 'codes'

/** What each button asks before it acts, and how it acts. */
const ACTIONS = {
  on: { method: 'post', href: route('settings.two_factor_enrolments.store'), tone: 'primary' },
  off: { method: 'delete', href: route('settings.two_factors.destroy'), tone: 'danger' },
  codes: { method: 'post', href: route('settings.recovery_codes.store'), tone: 'primary' },
} as const

/** Two-step verification: off, being set up, on. */
export function TwoFactorSection({ state, email }: { state: TwoFactorState; email: string }) {
  const t = useMessages()
  const [opened, setOpened] = useState<OpenedDialog | null>(null)
  const [kept, setKept] = useState<string[] | null>(null)
  const isOn = state.since !== null
  const fresh = state.recoveryCodes !== kept ? state.recoveryCodes : null

  return (
    <Panel
      title={t('security.two_factor.title')}
      end={<Badge tone={isOn ? 'success' : 'neutral'}>{t(`security.two_factor.${isOn ? 'on' : 'off'}`)}</Badge>}
    >
      <div className="grid gap-4">
        <p className="max-w-[68ch] text-fg-muted">{t('security.two_factor.text')}</p>
        {fresh && <RecoveryCodes codes={fresh} email={email} onDone={() => setKept(fresh)} />}
        {!isOn && state.enrolment && <TwoFactorEnrolment enrolment={state.enrolment} />}
        {!isOn && !state.enrolment && (
          <div>
            <Button onClick={() => setOpened('on')}>{t('security.two_factor.turn_on')}</Button>
          </div>
        )}
        {isOn && <TwoFactorOn state={state} onOpen={setOpened} />}
      </div>
      <Question opened={opened} onClose={() => setOpened(null)} />
    </Panel>
  )
}

function TwoFactorOn({ state, onOpen }: { state: TwoFactorState; onOpen: (opened: OpenedDialog) => void }) {
  const t = useMessages()
  return (
    <>
      <p>
        {t.rich('security.two_factor.since', { date: <DateTime value={state.since!} format="long" /> })}{' '}
        {t('security.two_factor.codes_left', { count: state.recoveryCodesLeft })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onOpen('codes')}>{t('security.codes.renew')}</Button>
        <Button variant="danger-quiet" onClick={() => onOpen('off')}>
          {t('security.two_factor.turn_off')}
        </Button>
      </div>
    </>
  )
}

function Question({ opened, onClose }: { opened: OpenedDialog | null; onClose: () => void }) {
  const t = useMessages()
  const [last, setLast] = useState<OpenedDialog>('on')
  if (opened && opened !== last) setLast(opened)
  const words = {
    on: ['security.two_factor.turn_on_title', 'security.two_factor.turn_on_text', 'security.two_factor.continue'],
    off: ['security.two_factor.turn_off_title', 'security.two_factor.turn_off_text', 'security.two_factor.turn_off'],
    codes: ['security.codes.renew_title', 'security.codes.renew_text', 'security.codes.renew'],
  } as const
  const [title, text, verb] = words[last]
  const { method, href, tone } = ACTIONS[last]

  return (
    <ConfirmIdentityDialog
      open={opened !== null}
      onClose={onClose}
      title={t(title)}
      text={t(text)}
      verb={t(verb)}
      tone={tone}
      method={method}
      action={href}
    />
  )
}
