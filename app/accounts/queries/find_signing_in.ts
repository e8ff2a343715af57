import { hashOfToken } from '#app/core/encryption/tokens'
import { clock } from '#app/core/clock'
import { fromSqlInstant } from '#app/core/models/columns'
import User from '#app/accounts/models/user'

/** Who wants to sign in, and what this browser is to them. */
export interface SigningIn {
  user: User | null
  /** Their row in `devices`; null when they never signed in here. */
  deviceId: number | null
  /** Whether they asked not to be asked for the second factor here. */
  isTrusted: boolean
}

const NOBODY: SigningIn = { user: null, deviceId: null, isTrusted: false }

/** Finds a person by e-mail or id, and the browser that they are on by its token, with one SELECT. */
export async function findSigningIn(who: { email: string } | { id: number }, token: string | null): Promise<SigningIn> {
  const [column, value] = 'email' in who ? ['users.email', who.email] : ['users.id', who.id]
  const user = await User.query()
    .leftJoin('devices', (join) => {
      join.on('devices.user_id', 'users.id').andOnVal('devices.token_hash', token ? hashOfToken(token) : '')
    })
    .where(column, value)
    .select('users.*', 'devices.id as device_id', 'devices.trusted_until as device_trusted_until')
    .first()
  if (!user) return NOBODY
  const { device_id: deviceId, device_trusted_until: until } = user.$extras
  const trustedUntil = fromSqlInstant(until)
  return {
    user,
    deviceId: deviceId === null ? null : Number(deviceId),
    isTrusted: trustedUntil !== null && trustedUntil > clock.now(),
  }
}
