import type { Data } from '@generated/data'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { ProfilePicture } from '~/features/settings/profile_picture'
import { ProfileForm } from '~/features/settings/profile_form'
import { useMessages } from '~/hooks/use_messages'

export default function Account({ profile }: { profile: Data.Accounts.Profile }) {
  const t = useMessages()
  return (
    <SettingsFrame area="account" title={t('settings.account.title')} lead={t('settings.account.lead')}>
      <ProfilePicture />
      <ProfileForm profile={profile} />
    </SettingsFrame>
  )
}
