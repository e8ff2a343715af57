import { router, usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { ErrorPopup } from '~/components/feedback/error_popup'
import { ChunkMissing, onMissing } from '~/hooks/chunks'
import { useMessages } from '~/hooks/use_messages'
import { useToast } from '~/hooks/use_toast'
import type { MessageId } from '~/i18n/messages'
import type { SharedProps } from '~/types'
import { isShownElsewhere, resolveClaim } from '~/features/shell/requests/claimed_refusals'
import { isSignedOut } from '~/features/shell/requests/maintenance'
import type { Problem } from '~/features/shell/requests/problem'
import { hasDialog, RefusalDialog } from '~/features/shell/requests/refusal_dialogs'
import { afterRefusedVisit, onProblem, onRefusedSubmit } from '~/features/shell/requests/requests'

type Said = SharedProps['notices']

function saidAs(said: Said): Problem | null {
  const { refusal, warning } = said
  if (refusal && isShownElsewhere(said)) return null
  if (refusal) return { message: `errors.${refusal.code}` as MessageId, values: refusal.params, code: refusal.code }
  return warning ? { message: warning.key as MessageId, values: warning.values } : null
}

/** What did not come: a part of the client that the server has no more, or any answer at all. */
function lostAs(error: unknown): Problem {
  return { message: error instanceof ChunkMissing && navigator.onLine ? 'access.updated' : 'access.offline' }
}

const NO_ACCESS: MessageId[] = [
  'errors_ui.no_access_route',
  'errors_ui.no_access_function',
  'errors_ui.unauthorized_route',
]

/** Whether nothing broke: the person may not have what they asked for. */
const isNoAccess = (problem: Problem | null) => problem?.message !== undefined && NO_ACCESS.includes(problem.message)

/** What the popup is titled where nothing broke: what a person may not have, and a network that is away. */
function titleOf(problem: Problem | null): MessageId | null {
  if (isNoAccess(problem)) return 'access.title'
  return problem?.message === 'access.offline' ? 'access.offline_title' : null
}

/** What was said by a toast; a page that is shown again, by going back, says it no more. */
const toasted = new Set<string | undefined>()

/** Shows what the server says once: toasts with undo, refusals by code, warnings. Also what only the browser can know. */
export function Notices() {
  const t = useMessages()
  const toast = useToast()
  const { notices, maintenance, identity } = usePage<SharedProps>().props
  const [closed, setClosed] = useState<string | undefined>()
  const [local, setLocal] = useState<Problem | null>(null)
  // Whose session maintenance ends reads so above the page; what they typed is no longer there in a moment.
  const isEnding = notices.warning?.key === 'access.maintenance' && isSignedOut({ maintenance, identity })
  const problem = local ?? (notices.id === closed || isEnding ? null : saidAs(notices))

  // By its id and not by identity: the client keeps the object of props that are equal to those before.
  useEffect(() => resolveClaim(notices), [notices])

  useEffect(() => {
    const said = notices.toast
    if (!said || toasted.has(notices.id)) return
    toasted.add(notices.id)
    const { undo } = said
    const takeBack =
      undo && (() => router.visit(undo.href, { method: undo.method, data: undo.body ?? {}, preserveScroll: true }))
    toast({ text: t(said.key as MessageId, said.values), undo: takeBack })
    // Said once for each answer of the server, not again when the language changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [notices])

  useEffect(() => onRefusedSubmit(() => toast({ text: t('errors_ui.request_pending'), tone: 'danger' })), [t, toast])
  useEffect(() => onProblem(setLocal), [])
  useEffect(() => onMissing((error) => setLocal(lostAs(error))), [])
  useEffect(() => router.on('networkError', ({ detail: { error } }) => (setLocal(lostAs(error)), false)), [])
  useEffect(
    () =>
      router.on('httpException', ({ detail: { response } }) => {
        void afterRefusedVisit(response).then(setLocal)
        return false
      }),
    []
  )

  function close() {
    setLocal(null)
    setClosed(notices.id)
  }

  const title = titleOf(problem)
  if (problem?.message !== undefined && hasDialog(problem.code))
    return <RefusalDialog code={problem.code} onClose={close} />
  if (problem && problem.message === undefined) return <ErrorPopup open onClose={close} message={problem.text} />
  return (
    <ErrorPopup
      open={problem !== null}
      onClose={close}
      title={title ? t(title) : undefined}
      message={problem ? t(problem.message, problem.values) : undefined}
      offersReload={problem?.message === 'access.updated'}
      code={problem?.code}
    />
  )
}
