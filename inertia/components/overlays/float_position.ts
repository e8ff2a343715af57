const gap = 6
const margin = 8

/** Shows a popover centred above an element, or below when there is no room, and keeps it inside the window. */
export function placeBeside(popover: HTMLElement, anchor: Element) {
  if (!popover.matches(':popover-open')) popover.showPopover()
  const near = anchor.getBoundingClientRect()
  const { width, height } = popover.getBoundingClientRect()
  const above = near.top - height - gap
  const left = near.left + near.width / 2 - width / 2

  popover.style.top = `${above > margin ? above : near.bottom + gap}px`
  popover.style.left = `${Math.max(margin, Math.min(left, document.documentElement.clientWidth - width - margin))}px`
}
