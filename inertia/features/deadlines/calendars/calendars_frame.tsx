import { Head } from '@inertiajs/react'
import type { ReactNode } from 'react'
import type { Crumb } from '~/components/layout/breadcrumbs'
import { PageHead } from '~/components/layout/page_head'
import { SettingsFrame } from '~/features/settings/settings_frame'
import type { CalendarArea } from './types'

interface CalendarsFrameProps {
  area: CalendarArea
  title: string
  lead?: string
  crumbs?: Crumb[]
  actions?: ReactNode
  flush?: boolean
  children: ReactNode
}

/** A page of calendars in its place: among the settings of the firm, or by itself for operators. */
export function CalendarsFrame({ area, ...page }: CalendarsFrameProps) {
  if (area === 'law_firm') return <SettingsFrame area="firm" {...page} />
  const { title, lead, crumbs, actions, flush, children } = page
  return (
    <>
      <Head title={title} />
      <PageHead {...{ title, crumbs, actions }} meta={lead} />
      {flush ? children : <div className="grid gap-6 px-6 pt-1 pb-10 max-md:px-4">{children}</div>}
    </>
  )
}
