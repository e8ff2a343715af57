import { ArrowRight } from 'lucide-react'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { PermissionsChanged } from './permissions_changed'
import { useWords, type Questions } from './use_words'

/** The field of a role that holds what it permits. */
const PERMISSIONS = 'permissions'

type Change = { field: string; before: string | null; after: string | null }

interface ChangeListProps {
  changes: Change[]
  /** What was done; its noun says whether figures are money. */
  action: string
  questions?: Questions
}

/** What each field of an entry of the log said before and after; nothing when it names none. */
export function ChangeList({ changes, action, questions }: ChangeListProps) {
  const words = useWords(questions)
  if (changes.length === 0) return null
  return (
    <dl className="grid gap-1 text-sm">
      {changes.map(({ field, before, after }) => (
        <div
          key={field}
          className="grid grid-cols-[minmax(0,11rem)_minmax(0,1fr)] gap-3 max-md:grid-cols-1 max-md:gap-0"
        >
          <dt className="text-fg-subtle">{words.field(field)}</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 wrap-anywhere">
            {field === PERMISSIONS ? (
              <PermissionsChanged before={before} after={after} />
            ) : (
              <ValueChanged {...{ field, before, after, action, questions }} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ValueChanged({ field, before, after, action, questions }: Change & Omit<ChangeListProps, 'changes'>) {
  const t = useMessages()
  const words = useWords(questions)
  return (
    <>
      {before !== null && <del className="text-fg-muted">{words.value(field, before, action)}</del>}
      {before !== null && <Icon of={ArrowRight} size={12} className="self-center text-fg-subtle" />}
      <ins className="no-underline">{after === null ? t('history.nothing') : words.value(field, after, action)}</ins>
    </>
  )
}
