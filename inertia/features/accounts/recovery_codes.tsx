import { Copy, Download, Printer } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { useCopySaid } from '~/features/accounts/use_copy_said'
import { useFocusAfterDialog } from '~/features/accounts/use_focus_after_dialog'
import { useMessages } from '~/hooks/use_messages'

interface RecoveryCodesProps {
  codes: string[]
  email: string
  onDone: () => void
}

/** Recovery codes that were just made, to be kept: they are not shown again. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const t = useMessages()
  const copy = useCopySaid()
  const head = useFocusAfterDialog<HTMLHeadingElement>()
  const text = `${t('security.codes.file_head', { email })}\n\n${codes.join('\n')}\n`

  function download() {
    const href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
    const link = Object.assign(document.createElement('a'), { href, download: t('security.codes.file') })
    link.click()
    URL.revokeObjectURL(href)
  }

  return (
    <div className="grid gap-3 rounded-md border border-warning-line bg-warning-subtle p-3.5">
      <h3 ref={head} tabIndex={-1} className="font-semibold outline-none">
        {t('security.codes.title')}
      </h3>
      <p className="max-w-[68ch]">{t('security.codes.text')}</p>
      <ol className="grid list-inside list-decimal gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2 select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button size="sm" icon={Copy} onClick={() => copy(codes.join('\n'))}>
          {t('security.codes.copy')}
        </Button>
        <Button size="sm" icon={Download} onClick={download}>
          {t('security.codes.download')}
        </Button>
        <Button size="sm" icon={Printer} onClick={() => window.print()}>
          {t('security.codes.print')}
        </Button>
        <Button size="sm" variant="primary" onClick={onDone}>
          {t('security.codes.done')}
        </Button>
      </div>
    </div>
  )
}
