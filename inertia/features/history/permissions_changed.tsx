import { useMessages } from '~/hooks/use_messages'
import { permissionChange } from './permission_change'
import { useWords } from './use_words'

interface PermissionsChangedProps {
  before: string | null
  after: string | null
}

/** What a role was given and what was taken from it, in the words of the page of roles; a role without a past only lists them. */
export function PermissionsChanged({ before, after }: PermissionsChangedProps) {
  const t = useMessages()
  const words = useWords()
  const { removed, added } = permissionChange(before, after)
  const names = words.permissions(before === null ? added : removed)
  if (before === null) return <ins className="no-underline">{names}</ins>
  if (after === null) return <del className="text-fg-muted">{names}</del>
  return (
    <div className="grid gap-0.5">
      {added.length > 0 && <p>{t('history.permissions.added', { names: words.permissions(added) })}</p>}
      {removed.length > 0 && <p>{t('history.permissions.removed', { names })}</p>}
    </div>
  )
}
