import { useEffect, useState } from 'react'
import { Avatar } from '~/components/display/avatar'
import { Button } from '~/components/actions/button'
import { Spinner } from '~/components/feedback/spinner'
import { fetchJson } from '~/features/shell/requests/requests'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { type RolePeople as Page } from './role'

interface RolePeopleProps {
  roleId: number
  /** The first page, where it is known. */
  first?: Page
}

const nextPage = (roleId: number, page: number) =>
  fetchJson<Page>(route('law_firm.role_members.index', { id: roleId }, { page }))

/** The names of those who have a role; more on demand. */
export function RolePeople({ roleId, first }: RolePeopleProps) {
  const t = useMessages()
  const [known, setKnown] = useState<Page | null>(first ?? null)
  const [isLoading, setLoading] = useState(false)

  useEffect(() => {
    if (first) return
    let isCurrent = true
    nextPage(roleId, 1).then(
      (page) => isCurrent && setKnown(page),
      () => undefined
    )
    return () => {
      isCurrent = false
    }
  }, [roleId, first])

  if (!known) return <Spinner />
  const { people, paging } = known
  if (paging.total === 0) return <p>{t('roles.people.nobody')}</p>

  function more() {
    setLoading(true)
    nextPage(roleId, paging.page + 1)
      .then((page) => setKnown({ people: [...people, ...page.people], paging: page.paging }))
      .catch(() => undefined)
      .finally(() => setLoading(false))
  }

  return (
    <div className="grid justify-items-start gap-2">
      <ul
        className="flex max-h-48 w-full flex-wrap gap-x-4 gap-y-1.5 overflow-y-auto"
        tabIndex={people.length > 20 ? 0 : undefined}
      >
        {people.map(({ id, name, userId, picture }) => (
          <li key={id} className="flex max-w-full min-w-0 items-center gap-1.5 text-sm text-fg">
            <Avatar name={name} id={userId} picture={picture} decorative />
            <span className="min-w-0 break-words">{name}</span>
          </li>
        ))}
      </ul>
      {people.length < paging.total && (
        <Button size="sm" variant="ghost" pending={isLoading} onClick={more}>
          {t('roles.people.more', { count: paging.total - people.length })}
        </Button>
      )}
    </div>
  )
}
