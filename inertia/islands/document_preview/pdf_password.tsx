import { useState, type FormEvent } from 'react'
import { Button } from '~/components/actions/button'
import { PasswordField } from '~/components/forms/inputs/password_field'
import { useMessages } from '~/hooks/use_messages'

/** Asks for the password of a PDF. It stays in this page: it is sent nowhere. */
export function PdfPassword({ wasWrong, onAnswer }: { wasWrong: boolean; onAnswer: (password: string) => void }) {
  const t = useMessages()
  const [password, setPassword] = useState('')

  function open(event: FormEvent) {
    event.preventDefault()
    onAnswer(password)
  }

  return (
    <form
      onSubmit={open}
      className="mx-auto flex max-w-90 flex-col gap-3 rounded-lg border border-line bg-surface-subtle p-6"
    >
      <p className="text-sm text-fg-muted">{t('document_reading.pdf.locked')}</p>
      <PasswordField
        label={t('document_reading.pdf.password')}
        value={password}
        onChange={setPassword}
        autoComplete="off"
        error={wasWrong ? t('document_reading.pdf.wrong_password') : undefined}
      />
      <Button type="submit" variant="primary" disabled={password === ''}>
        {t('document_reading.pdf.open')}
      </Button>
    </form>
  )
}
