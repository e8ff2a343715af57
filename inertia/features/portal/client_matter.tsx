import { Phone } from 'lucide-react'
import { Avatar } from '~/components/display/avatar'
import { ButtonLink } from '~/components/actions/button_link'
import { useMessages } from '~/hooks/use_messages'
import { Answer } from './answer'
import { DocumentsAnswer } from './documents_answer'
import { MessagesAnswer } from './messages_answer'
import { NewsAnswer } from './news_answer'
import { NextAnswer } from './next_answer'
import { PathAnswer } from './path_answer'
import { ProceedingsAnswer } from './proceedings_answer'
import { TodoAnswer } from './todo_answer'
import type { ClientView } from './types'

interface ClientMatterProps {
  view: ClientView
  /** The firm looks as a client would: nothing can be done. */
  inert?: boolean
}

/** A matter as its client sees it: what is next and what they must do first, then how it stands, documents, messages, who to call. */
export function ClientMatter({ view, inert = false }: ClientMatterProps) {
  const t = useMessages()
  const { matter, path, steps, requests, proceedings, updates, documents, thread, unread } = view
  const closed = inert || matter.closed
  return (
    <div className="mx-auto grid w-full max-w-270 gap-3 px-4 pb-10 md:px-6 lg:grid-cols-[minmax(0,1fr)_23.75rem] lg:grid-rows-[auto_auto_1fr] lg:gap-4">
      <ul className="flex gap-2 overflow-x-auto lg:hidden" aria-label={t('portal.jump.label')}>
        {(
          ['todo', 'path', ...(proceedings.length > 0 ? (['court'] as const) : []), 'documents', 'messages'] as const
        ).map((part) => (
          <li key={part}>
            <a
              href={`#${part}`}
              className="grid min-h-11 place-items-center rounded-full border border-line bg-surface px-3.5 text-base whitespace-nowrap"
            >
              {t(`portal.jump.${part}`)}
            </a>
          </li>
        ))}
      </ul>
      <div className="grid min-w-0 content-start gap-3 lg:gap-4">
        <NextAnswer steps={steps} />
        <TodoAnswer requests={requests} closed={closed} />
      </div>
      <PathAnswer matter={matter} path={path} className="lg:order-first lg:col-span-full" />
      <div className="grid min-w-0 content-start gap-3 lg:row-span-2 lg:gap-4">
        <ProceedingsAnswer proceedings={proceedings} />
        <DocumentsAnswer matterId={matter.id} documents={documents} inert={inert} />
        <NewsAnswer firm={matter.firm} updates={updates} />
        <LawyerAnswer {...matter} />
      </div>
      <MessagesAnswer {...{ matter, thread, unread, inert }} />
    </div>
  )
}

/** Who answers for the matter and how to reach the firm. */
function LawyerAnswer({ firm, lawyer, phone }: ClientView['matter']) {
  const t = useMessages()
  return (
    <Answer title={t('portal.lawyer.title')}>
      <div className="mt-2.5 flex items-center gap-3">
        <Avatar name={lawyer ?? firm} size="lg" decorative />
        <div className="min-w-0">
          <p className="font-medium wrap-break-word">{lawyer ?? firm}</p>
          {lawyer && <p className="text-base wrap-break-word text-fg-muted">{firm}</p>}
        </div>
      </div>
      {phone && (
        <ButtonLink href={`tel:${phone}`} external size="lg" icon={Phone} className="mt-3">
          {t('portal.lawyer.call')}
        </ButtonLink>
      )}
    </Answer>
  )
}
