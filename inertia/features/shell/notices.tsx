import { router, usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { ErrorPopup } from '~/components/error_popup'
import { useMessages } from '~/hooks/use_messages'
import { useToast } from '~/hooks/use_toast'
import type { MessageId } from '~/i18n/messages'
import type { SharedProps } from '~/types'
import { onRefusedSubmit } from './requests'

type Problem = { message: string; code?: string }

/** Shows what the server says once: toasts with undo, refusals by code, warnings. Also what only the browser can know. */
export function Notices() {
  const t = useMessages()
  const toast = useToast()
  const { notices } = usePage<SharedProps>().props
  const [problem, setProblem] = useState<Problem | null>(null)

  useEffect(() => {
    const { toast: said, refusal, warning } = notices
    if (refusal) setProblem({ message: t(`errors.${refusal.code}` as MessageId, refusal.params), code: refusal.code })
    if (warning) setProblem({ message: t(warning.key as MessageId, warning.values) })
    if (said) {
      const { undo } = said
      toast({
        text: t(said.key as MessageId, said.values),
        undo: undo && (() => router.visit(undo.href, { method: undo.method, data: undo.body ?? {}, preserveScroll: true })),
      })
    }
    // Said once for each answer of the server, not again when the language changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [notices])

  useEffect(() => onRefusedSubmit(() => toast({ text: t('errors_ui.request_pending'), tone: 'danger' })), [t, toast])
  useEffect(() => router.on('networkError', () => (setProblem({ message: t('access.offline') }), false)), [t])
  useEffect(
    () => router.on('httpException', () => (setProblem({ message: t('errors._ENT-500'), code: '_ENT-500' }), false)),
    [t]
  )

  return <ErrorPopup open={problem !== null} onClose={() => setProblem(null)} message={problem?.message} code={problem?.code} />
}
