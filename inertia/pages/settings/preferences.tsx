import { PreferencesForm, type Preferences } from '~/features/settings/preferences_form'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { useMessages } from '~/hooks/use_messages'

export default function PreferencesPage({ preferences }: { preferences: Preferences }) {
  const t = useMessages()
  return (
    <SettingsFrame area="account" title={t('settings.preferences.title')} lead={t('settings.preferences.lead')}>
      <PreferencesForm preferences={preferences} />
    </SettingsFrame>
  )
}
