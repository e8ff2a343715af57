import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { WelcomeProps } from './types'

/** All that was asked is there. */
export function DoneStep({ steps }: WelcomeProps) {
  const t = useMessages()
  const [isFinishing, setFinishing] = useState(false)
  const visit = { onStart: () => setFinishing(true), onFinish: () => setFinishing(false) }
  return (
    <div className="flex justify-between gap-2 max-md:*:flex-1">
      <ButtonLink href={route('welcome.show', {}, { step: steps.at(-1)!.key })}>{t('common.back')}</ButtonLink>
      <Button
        variant="primary"
        pending={isFinishing}
        pendingText={t('firm.welcome.finishing')}
        onClick={() => router.post(route('welcome.completion.store'), {}, visit)}
      >
        {t('firm.welcome.finish')}
      </Button>
    </div>
  )
}
