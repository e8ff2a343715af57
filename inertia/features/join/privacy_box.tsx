import { Checkbox, type CheckboxProps } from '~/components/forms/choices/checkbox'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** Consent to the privacy notice, which opens beside the form so that nothing typed is lost. */
export function PrivacyBox(props: CheckboxProps) {
  const t = useMessages()
  const label = t.rich('join.privacy', {
    link: (words) => (
      <TextLink external href={route('security.privacy')} target="_blank" rel="noopener">
        {words}
      </TextLink>
    ),
  })
  return <Checkbox {...props} label={label} />
}
