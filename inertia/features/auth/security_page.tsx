import { Head } from '@inertiajs/react'
import type { ReactNode } from 'react'

interface SecurityPageProps {
  title: string
  lead: ReactNode
  /** For search engines, where they may list the page. */
  description?: string
  children: ReactNode
}

/** A page of who is not signed in: what it is for, and a narrow form. */
export function SecurityPage({ title, lead, description, children }: SecurityPageProps) {
  return (
    <section className="w-full max-w-104">
      <Head title={title}>
        {description && <meta head-key="description" name="description" content={description} />}
      </Head>
      <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
      <p className="mt-1 mb-6 text-fg-muted">{lead}</p>
      {children}
    </section>
  )
}
