import { Head } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { buildAddress } from '~/features/lists/address'
import { SearchBox } from '~/features/lists/search_box'

export type Paging = { page: number; perPage: number; total: number }

/** What every list of an operator gets: its page, and what is searched for. */
export type OperatorPage = { paging: Paging; q: string }

interface OperatorListProps extends OperatorPage {
  title: string
  lead: string
  /** What the search is called. */
  find: string
  /** Address of the list. */
  path: string
  children: ReactNode
}

/** A list of an operator, searched on Enter. */
export function OperatorList({ title, lead, find, path, q, paging, children }: OperatorListProps) {
  return (
    <>
      <Head title={title} />
      <PageHead title={title} meta={lead} />
      <div className="px-6 pb-3 max-md:px-4">
        <SearchBox
          onEnter
          label={find}
          value={q}
          href={(text) => buildAddress(path, { q: text })}
          className="w-80 max-w-full"
        />
      </div>
      {children}
      <Pager {...paging} href={(page) => buildAddress(path, { q, page })} />
    </>
  )
}
