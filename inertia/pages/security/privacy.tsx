import { Head } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { DateTime } from '~/components/display/date_time'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'

type NoticeProps = {
  /** Host of this installation. */
  site: string
  /** Who the law calls the responsible, when this installation names them. */
  responsible: { name: string; address: string } | null
  email: string | null
}

/** The day on which the text was last changed. */
const UPDATED = '2026-11-21'

type Line = { text: MessageId } | { list: MessageId[] }

const text = (id: MessageId): Line => ({ text: id })

/** The sections after the first, in the order of the law: data, purposes, transfers, limits, ARCO rights; then what a reader asks. */
const SECTIONS: { id: string; title: MessageId; lines: Line[] }[] = [
  {
    id: 'datos',
    title: 'privacy.data.title',
    lines: [
      { list: ['privacy.data.identity', 'privacy.data.work', 'privacy.data.access', 'privacy.data.money'] },
      text('privacy.data.sensitive'),
    ],
  },
  {
    id: 'finalidades',
    title: 'privacy.purposes.title',
    lines: [
      text('privacy.purposes.necessary'),
      {
        list: [
          'privacy.purposes.account',
          'privacy.purposes.security',
          'privacy.purposes.notices',
          'privacy.purposes.duties',
        ],
      },
      text('privacy.purposes.voluntary'),
    ],
  },
  {
    id: 'transferencias',
    title: 'privacy.transfers.title',
    lines: [
      text('privacy.transfers.none'),
      text('privacy.transfers.processors'),
      text('privacy.transfers.authorities'),
    ],
  },
  { id: 'limites', title: 'privacy.limits.title', lines: [text('privacy.limits.text')] },
  {
    id: 'arco',
    title: 'privacy.arco.title',
    lines: [
      {
        list: [
          'privacy.arco.access',
          'privacy.arco.rectification',
          'privacy.arco.cancellation',
          'privacy.arco.opposition',
        ],
      },
      text('privacy.arco.request'),
      text('privacy.arco.contact'),
      text('privacy.arco.terms'),
      text('privacy.arco.authority'),
    ],
  },
  { id: 'conservacion', title: 'privacy.keep.title', lines: [text('privacy.keep.text')] },
  { id: 'cookies', title: 'privacy.cookies.title', lines: [text('privacy.cookies.text')] },
  { id: 'cambios', title: 'privacy.changes.title', lines: [text('privacy.changes.text')] },
]

export default function Privacy({ site, responsible, email }: NoticeProps) {
  const t = useMessages()
  const said = (id: MessageId) => (id === 'privacy.arco.contact' && !email ? null : t(id, { email: email ?? '' }))
  return (
    <>
      <Head title={t('privacy.title')} />
      <article className="w-full max-w-read self-start pt-6 pb-8">
        <h1 className="text-2xl tracking-(--tracking-tight) text-balance">{t('privacy.title')}</h1>
        <p className="mt-2 text-fg-muted">{t('privacy.law')}</p>
        <p className="mt-1 text-sm text-fg-subtle">
          {t.rich('privacy.updated', { date: <DateTime value={UPDATED} format="long" /> })}
        </p>
        <nav aria-label={t('privacy.contents')} className="mt-5 rounded-lg border border-line bg-surface p-3.5 text-sm">
          <ol className="grid gap-1 pl-5 marker:text-fg-subtle md:grid-cols-2 [&>li]:list-decimal">
            <ContentsLink id="responsable" title={t('privacy.who.title')} />
            {SECTIONS.map(({ id, title }) => (
              <ContentsLink key={id} id={id} title={t(title)} />
            ))}
          </ol>
        </nav>
        <Part id="responsable" title={t('privacy.who.title')}>
          <p>{responsible ? t('privacy.who.named', { ...responsible, site }) : t('privacy.who.unnamed', { site })}</p>
          <p>{t('privacy.who.firm')}</p>
        </Part>
        {SECTIONS.map(({ id, title, lines }) => (
          <Part key={id} id={id} title={t(title)}>
            {lines.map((line) =>
              'list' in line ? (
                <ul key={line.list[0]} className="grid list-disc gap-1.5 pl-5">
                  {line.list.map((item) => (
                    <li key={item}>{t(item)}</li>
                  ))}
                </ul>
              ) : (
                said(line.text) && <p key={line.text}>{said(line.text)}</p>
              )
            )}
          </Part>
        ))}
      </article>
    </>
  )
}

function ContentsLink({ id, title }: { id: string; title: string }) {
  return (
    <li>
      <a href={`#${id}`} className="link">
        {title}
      </a>
    </li>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-8 grid scroll-mt-6 gap-3">
      <h2 id={`${id}-title`} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
