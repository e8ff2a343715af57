import { useCallback, useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

function subscribe(notify: () => void) {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The bars of the browser take the colour that the page has behind everything. */
export function colorBrowser(): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--canvas').trim()
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', color)
}

/** The theme of the page, which lives in `data-theme` on the root element, and a setter that changes it at once. */
export function useTheme() {
  const theme = useSyncExternalStore<Theme>(
    subscribe,
    () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'),
    () => 'light'
  )
  const setTheme = useCallback((next: Theme) => {
    document.documentElement.dataset.theme = next
    colorBrowser()
  }, [])
  return { theme, setTheme }
}
