type Hold = (event: PopStateEvent) => void

let current: Hold | null = null

// Browsers call the listeners of the window in the order in which they came, whatever their phase: this one must be there before
// Inertia's, so app.tsx imports this file before it starts Inertia.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => current?.(event))

/** Sees each step through the history before Inertia does, until the function it returns is called. */
export function holdHistory(hold: Hold) {
  current = hold
  return () => {
    if (current === hold) current = null
  }
}
