import { router, usePage } from '@inertiajs/react'
import { useState } from 'react'
import { buttonStyles } from '~/components/actions/button_styles'
import { TextLink } from '~/components/actions/text_link'
import { Spinner } from '~/components/feedback/spinner'
import { GoogleMark } from '~/features/auth/google_mark'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

interface GoogleButtonProps {
  intent: 'login' | 'join' | 'link' | 'confirm'
  /** What a new account is for, on the pages where one joins. */
  type?: 'lawyer' | 'client'
  /** The referral code of the page. */
  refCode?: string
  className?: string
}

const SIGNED_OUT = ['login', 'join']

/** Goes to Google. Draws nothing where Google is off: the page says so in its prop `google`, and for `confirm` who is signed in. */
export function GoogleButton({ intent, type, refCode, className }: GoogleButtonProps) {
  const t = useMessages()
  const { google, identity } = usePage<SharedProps & { google?: boolean }>().props
  const [isPending, setPending] = useState(false)
  if (intent === 'confirm' ? !identity?.confirmsWithGoogle : !google) return null

  function go() {
    const href = SIGNED_OUT.includes(intent)
      ? route('security.google_sign_ins.store')
      : route('settings.google_links.store')
    // Stays pending while the browser leaves for Google.
    const visit = { preserveScroll: true, preserveState: true, onSuccess: () => setPending(false) }
    setPending(true)
    router.post(
      href,
      { intent, ...(type && { type }), ...(refCode && { refCode }) },
      { ...visit, onError: () => setPending(false) }
    )
  }

  const button = (
    <button
      type="button"
      onClick={isPending ? undefined : go}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      className={buttonStyles({ size: 'lg', block: SIGNED_OUT.includes(intent), className })}
    >
      {isPending ? <Spinner /> : <GoogleMark />}
      {isPending ? t('sign_in.google.pending') : t(`sign_in.google.${intent}`)}
    </button>
  )
  if (!SIGNED_OUT.includes(intent)) return button
  return (
    <div className="grid gap-2">
      {button}
      <p className="text-center text-sm text-fg-muted">
        {t.rich('sign_in.google.consent', {
          link: (words) => <TextLink href={route('security.privacy')}>{words}</TextLink>,
        })}
      </p>
    </div>
  )
}
