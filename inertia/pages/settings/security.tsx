import type { Data } from '@generated/data'
import { EmailSection } from '~/features/accounts/email_section'
import { PasswordSection } from '~/features/accounts/password_section'
import { TwoFactorSection, type TwoFactorState } from '~/features/accounts/two_factor_section'
import { GoogleSection } from '~/features/auth/google_section'
import { SessionsSection } from '~/features/auth/sessions_section'
import type { TokensContent } from '~/features/auth/token_types'
import { TokensSection } from '~/features/auth/tokens_section'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { useMessages } from '~/hooks/use_messages'

interface SecurityProps {
  email: string
  /** Whether this installation signs in with Google. */
  google: boolean
  isGoogleLinked: boolean
  twoFactor: TwoFactorState
  sessions: Data.Auth.ActiveSession[]
  tokens: TokensContent
}

export default function Security(props: SecurityProps) {
  const t = useMessages()
  const { email, google, isGoogleLinked, twoFactor, sessions, tokens } = props
  // Who prints the recovery codes prints nothing else.
  const others = twoFactor.recoveryCodes ? 'contents print:hidden' : 'contents'
  return (
    <SettingsFrame area="account" title={t('security.title')} lead={t('security.lead')}>
      <div className={others}>
        <PasswordSection />
      </div>
      <TwoFactorSection state={twoFactor} email={email} />
      <div className={others}>
        {(google || isGoogleLinked) && <GoogleSection email={email} isLinked={isGoogleLinked} />}
        <EmailSection email={email} />
        <SessionsSection sessions={sessions} />
        {(tokens.canCreate || tokens.list.length > 0) && <TokensSection tokens={tokens} />}
      </div>
    </SettingsFrame>
  )
}
