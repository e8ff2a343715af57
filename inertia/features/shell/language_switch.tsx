import { Segmented } from '~/components/actions/segmented'
import { useMessages } from '~/hooks/use_messages'
import { useLocale } from '~/i18n/provider'
import { rememberLanguage, type Language } from './preferences'

/** Spanish or English, at once. */
export function LanguageSwitch({ signedIn }: { signedIn: boolean }) {
  const t = useMessages()
  const { locale, setLocale } = useLocale()

  function choose(language: Language) {
    void setLocale(language)
    rememberLanguage(language, signedIn)
  }

  return (
    <Segmented
      label={t('shell.language')}
      value={locale}
      onChange={(language) => choose(language as Language)}
      options={[
        { value: 'es', label: t('shell.language.es') },
        { value: 'en', label: t('shell.language.en') },
      ]}
    />
  )
}
