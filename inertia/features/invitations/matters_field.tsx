import { MultiSelectBox, type MultiSelectBoxProps } from '~/components/forms/choices/multi_select_box'
import { useMessages } from '~/hooks/use_messages'

/** The matters that an invited client is to follow. */
export function MattersField(props: MultiSelectBoxProps) {
  const t = useMessages()
  return (
    <MultiSelectBox
      {...props}
      optional
      placeholder={t('invitations.matters_placeholder')}
      help={t('invitations.matters_help')}
    />
  )
}
