import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { ButtonView } from '~/components/actions/button_view'
import type { ButtonViewProps } from '~/components/actions/button_view'
import { buttonStyles } from '~/components/actions/button_styles'
import type { ButtonStyle } from '~/components/actions/button_styles'
import { cx } from '~/components/cx'
import { Spinner } from '~/components/feedback/spinner'
import { Tooltip } from '~/components/overlays/tooltip'

export interface ButtonProps
  extends
    Omit<ComponentPropsWithRef<'button'>, 'children'>,
    Omit<ButtonStyle, 'iconOnly' | 'inactive' | 'className'>,
    Omit<ButtonViewProps, 'onAccent'> {
  /** Waiting for an answer: same width, spinner and `pendingText` (a gerund). */
  pending?: boolean
  pendingText?: string
  /** Why it cannot be pressed; shown on hover and focus, so the button stays reachable. */
  disabledReason?: string
}

/** A button. One primary a page. */
export function Button(props: ButtonProps) {
  const { disabledReason } = props
  if (!disabledReason) return <PlainButton {...props} />

  return (
    <Tooltip text={disabledReason}>
      <PlainButton {...props} />
    </Tooltip>
  )
}

function PlainButton({ variant, size, block, className, icon, iconEnd, kbd, children, ...props }: ButtonProps) {
  const { pending, pendingText, disabledReason, onClick, type = 'button', ...rest } = props
  const isInert = Boolean(pending || disabledReason)
  const inactive = Boolean(rest.disabled || disabledReason)

  // A form that is pressed again while it is being sent says so itself.
  const isResent = type === 'submit' && pending && !disabledReason

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isResent) return
    if (isInert) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...rest}
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={isInert || undefined}
      onClick={press}
      className={buttonStyles({
        variant,
        size,
        block,
        inactive,
        className: cx(pending && 'cursor-progress', className),
      })}
    >
      {pendingText === undefined ? (
        <ButtonView {...{ icon, iconEnd, kbd, children }} onAccent={variant === 'primary'} />
      ) : (
        <span className="waits inline-grid justify-items-center" data-waiting={pendingText}>
          <span className="inline-flex items-center gap-1.5">
            {pending ? (
              <ButtonView>
                <Spinner />
                {pendingText}
              </ButtonView>
            ) : (
              <ButtonView {...{ icon, iconEnd, kbd, children }} onAccent={variant === 'primary'} />
            )}
          </span>
        </span>
      )}
    </button>
  )
}
