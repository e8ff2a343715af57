import { Note } from '~/components/feedback/note'
import { useMessages } from '~/hooks/use_messages'
import { useLocale } from '~/i18n/provider'
import { wordsOf } from './vocabulary'
import type { Kind } from './vocabulary'

/** Why the last reading of a kind failed, in a sentence. */
export function Failures({ kinds }: { kinds: Kind[] }) {
  const t = useMessages()
  const { locale } = useLocale()
  return (
    <>
      {kinds.map(
        ({ source, kind, kindName, lastRun }) =>
          lastRun?.failure && (
            <Note key={`${source} ${kind}`} tone="danger" title={`${kindName[locale]}.`}>
              {wordsOf(t, 'failure', lastRun.failure)}
            </Note>
          )
      )}
    </>
  )
}
