import type { Data } from '@generated/data'
import { TwoFactorSection, type TwoFactorState } from '~/features/accounts/two_factor_section'
import { GoogleSection } from '~/features/auth/google_section'
import { SessionsSection } from '~/features/auth/sessions_section'
import type { TokensShown } from '~/features/auth/token_types'
import { TokensSection } from '~/features/auth/tokens_section'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { useMessages } from '~/hooks/use_messages'

interface SecurityProps {
  email: string
  /** Whether this installation signs in with Google. */
  google: boolean
  isGoogleLinked: boolean
  twoFactor: TwoFactorState
  sessions: Data.ActiveSession[]
  tokens: TokensShown
}

export default function Security({ email, google, isGoogleLinked, twoFactor, sessions, tokens }: SecurityProps) {
  const t = useMessages()
  return (
    <SettingsFrame area="account" title={t('security.title')} lead={t('security.lead')}>
      <TwoFactorSection state={twoFactor} email={email} />
      {(google || isGoogleLinked) && <GoogleSection email={email} isLinked={isGoogleLinked} />}
      <SessionsSection sessions={sessions} />
      <TokensSection tokens={tokens} />
    </SettingsFrame>
  )
}
