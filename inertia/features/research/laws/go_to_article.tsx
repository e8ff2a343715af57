import { router } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { Button } from '~/components/actions/button'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'

/** Opens an article by its number as one types it: `14 bis`, `2o.-A`. What the law does not have is said at the field, and stays there. */
export function GoToArticle({ href, error }: { href: string; error: string | null }) {
  const t = useMessages()
  const [number, setNumber] = useState(error ?? '')
  const go = (event: FormEvent) => {
    event.preventDefault()
    if (number.trim()) router.get(href, { articulo: number.trim() }, { preserveState: true })
  }
  return (
    <form onSubmit={go} className="flex items-end gap-2 px-3 pb-3">
      <TextField
        label={t('laws.go_to')}
        value={number}
        onChange={setNumber}
        error={error === null ? undefined : t('laws.no_article', { number: error })}
        className="min-w-0 flex-1"
      />
      <Button type="submit">{t('laws.go')}</Button>
    </form>
  )
}
