import { Head, router } from '@inertiajs/react'
import { ShieldCheck } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '~/components/actions/button'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { TextField } from '~/components/forms/inputs/text_field'
import { TextLink } from '~/components/actions/text_link'
import { CONFLICTS } from '~/features/conflicts/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type VerificationProps = {
  input: { folio: string; sha256: string }
  answer: 'genuine' | 'unknown' | null
  checkId: number | null
}

export default function ConflictVerification({ input, answer, checkId }: VerificationProps) {
  const t = useMessages()
  const [folio, setFolio] = useState(input.folio)
  const [sha256, setHash] = useState(input.sha256)

  function ask(event: FormEvent) {
    event.preventDefault()
    router.get(route('law_firm.conflicts.verification'), { folio, sha256 }, { preserveState: true })
  }

  return (
    <>
      <Head title={t('conflicts.verification.title')} />
      <PageHead
        title={t('conflicts.verification.title')}
        crumbs={[{ label: t('conflicts.title'), href: CONFLICTS }, { label: t('conflicts.verification.title') }]}
        meta={t('conflicts.verification.lead')}
      />
      <form onSubmit={ask} className="grid max-w-160 gap-4 px-6 pt-2 pb-10 max-md:px-4">
        <TextField label={t('conflicts.certificate.folio')} value={folio} onChange={setFolio} autoComplete="off" />
        <TextField
          label={t('conflicts.certificate.hash')}
          value={sha256}
          onChange={setHash}
          autoComplete="off"
          className="font-mono"
        />
        <Button type="submit" variant="primary" icon={ShieldCheck} className="justify-self-start">
          {t('conflicts.verification.submit')}
        </Button>
        {answer && (
          <Note
            role="status"
            tone={answer === 'genuine' ? 'success' : 'danger'}
            end={
              checkId !== null && (
                <TextLink href={route('law_firm.conflicts.show', { id: checkId })}>
                  {t('conflicts.verification.open')}
                </TextLink>
              )
            }
          >
            {t(`conflicts.verification.${answer}`)}
          </Note>
        )}
      </form>
    </>
  )
}
