import { Suspense } from 'react'
import { OPENED, lazily } from '~/components/feedback/lazily'

const UnverifiedDialog = lazily(() => import('~/features/join/unverified_dialog'), OPENED)
const SignInDialog = lazily(() => import('~/features/join/sign_in_dialog'), OPENED)

const SessionOverDialog = lazily(() => import('./session_over_dialog'), OPENED)

const SIGN_IN = ['SES-501', 'CNR-500', 'UA-409'] as const

/** Codes after which signing in is what is left to do. */
export type SignInCode = (typeof SIGN_IN)[number]
export type DialogCode = SignInCode | 'UVA-500' | 'TKN-400'

const isSignIn = (code: string): code is SignInCode => (SIGN_IN as readonly string[]).includes(code)

/** Whether a refusal has a dialog of its own instead of the popup. */
export function hasDialog(code: string | undefined): code is DialogCode {
  return code !== undefined && (code === 'UVA-500' || code === 'TKN-400' || isSignIn(code))
}

/** The dialog of a refusal, fetched when there is something to say. */
export function RefusalDialog({ code, onClose }: { code: DialogCode; onClose: () => void }) {
  if (code === 'TKN-400')
    return (
      <Suspense fallback={null}>
        <SessionOverDialog onClose={onClose} />
      </Suspense>
    )
  return (
    <Suspense fallback={null}>
      {code === 'UVA-500' ? <UnverifiedDialog onClose={onClose} /> : <SignInDialog code={code} onClose={onClose} />}
    </Suspense>
  )
}
