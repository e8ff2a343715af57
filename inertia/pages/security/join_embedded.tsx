import { Head } from '@inertiajs/react'
import { ArrowRight } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '~/components/actions/button'
import { TextField } from '~/components/forms/inputs/text_field'
import { addressWith } from '~/features/join/carried_over'
import { TypeChoice } from '~/features/join/type_choice'
import type { PersonType } from '~/features/join/types'
import { BrandMark } from '~/features/shell/brand_mark'
import { LanguageSwitch } from '~/features/shell/language_switch'
import { useMessages } from '~/hooks/use_messages'
import { bareLayout } from '~/layouts/bare_layout'

/**
 * The beginning of registration inside a frame of another site. Cookies do not travel there and a password has no business there: it asks who
 * one is and goes on in the window itself, where what was typed is checked.
 */
export default function JoinEmbedded() {
  const t = useMessages()
  const [type, setType] = useState<PersonType>('lawyer')
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')

  function goOn(event: FormEvent) {
    event.preventDefault()
    window.open(addressWith({ name: name.trim(), email: email.trim() }, type), '_top')
  }

  return (
    <section className="w-full max-w-104">
      <Head title={t('join.embedded.title')} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <BrandMark />
        <LanguageSwitch signedIn={false} />
      </div>
      <h1 className="mb-4 text-xl font-semibold tracking-tight">{t('join.embedded.title')}</h1>
      <form onSubmit={goOn} noValidate className="grid gap-4">
        <TypeChoice label={t('join.type')} value={type} onChange={setType} />
        <TextField label={t('join.name')} value={name} onChange={setName} autoComplete="name" />
        <TextField label={t('join.email')} type="email" value={email} onChange={setEmail} autoComplete="email" />
        <Button type="submit" variant="primary" size="lg" block iconEnd={ArrowRight}>
          {t('join.embedded.submit')}
        </Button>
        <p className="text-sm text-fg-muted">{t('join.embedded.hint')}</p>
      </form>
    </section>
  )
}

JoinEmbedded.layout = bareLayout
