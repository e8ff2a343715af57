import { router } from '@inertiajs/react'
import { Camera, Upload } from 'lucide-react'
import { useRef, useState, type ChangeEvent } from 'react'
import { Button } from '~/components/actions/button'
import { FieldError } from '~/components/forms/field_error'
import { ProgressBar } from '~/components/feedback/progress_bar'
import { useMessages } from '~/hooks/use_messages'
import { matterAddress } from './types'

interface SendFileProps {
  matterId: number
  requestId: number
  /** What is asked for. */
  title: string
  /** Something came already: this would be one more. */
  isMore: boolean
}

/** Sends one file for a request as soon as it is chosen, or a picture as soon as it is taken. */
export function SendFile({ matterId, requestId, title, isMore }: SendFileProps) {
  const t = useMessages()
  const photo = useRef<HTMLInputElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  function send(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    if (!chosen) return
    setProblem(null)
    setSent(0)
    const address = `${matterAddress(matterId)}/requests/${requestId}/files`
    router.post(
      address,
      { file: chosen },
      {
        forceFormData: true,
        preserveScroll: true,
        onProgress: (progress) => setSent(progress?.percentage ?? 0),
        onError: (errors) => setProblem(errors.file ?? Object.values(errors)[0] ?? null),
        onFinish: () => setSent(null),
      }
    )
  }

  const isSending = sent !== null
  const ways = [
    { way: 'photo', icon: Camera, variant: 'primary', input: photo },
    { way: 'file', icon: Upload, variant: 'secondary', input: file },
  ] as const
  return (
    <div className="mt-2.5 grid gap-2">
      <input
        ref={photo}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        tabIndex={-1}
        aria-label={t('portal.todo.photo_of', { title })}
        onChange={send}
      />
      <input
        ref={file}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={t('portal.todo.file_of', { title })}
        onChange={send}
      />
      <div className="flex flex-wrap gap-2">
        {ways.map(({ way, icon, variant, input }) => (
          <Button
            key={way}
            size="lg"
            variant={isMore ? 'ghost' : variant}
            icon={icon}
            disabled={isSending}
            className="max-md:flex-1"
            aria-label={t(`portal.todo.${way}_of`, { title })}
            onClick={() => input.current?.click()}
          >
            {t(`portal.todo.${way}`)}
          </Button>
        ))}
      </div>
      {isSending && <ProgressBar label={t('portal.todo.sending')} value={sent} max={100} />}
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  )
}
