import { Note } from '~/components/feedback/note'
import type { Found } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import { useLocale } from '~/i18n/provider'
import { tagOf } from '~/i18n/formats'

/** Says that a phrase, or words near each other, were looked for in some of the texts only, and what to do about it. */
export function UnreadNote({ unread }: { unread: Found['unread'] }) {
  const t = useMessages()
  const { locale } = useLocale()
  if (!unread) return null
  const [read, of] = [unread.read, unread.of].map((figure) => figure.toLocaleString(tagOf(locale)))
  return (
    <Note tone="warning" className="mb-2">
      {t('research.unread', { read, of })}
    </Note>
  )
}
