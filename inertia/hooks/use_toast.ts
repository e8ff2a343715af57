import { createContext, use } from 'react'

export interface ToastSpec {
  /** What has happened, in the past tense. */
  text: string
  /** Takes it back; draws «Deshacer». */
  undo?: () => void
  action?: { label: string; onSelect: () => void }
  /** A failure: it stays until it is closed. */
  tone?: 'danger'
}

export const ToastContext = createContext<(toast: ToastSpec) => void>(() => {
  throw new Error('useToast needs a ToastProvider above it')
})

/** Tells the person what has just happened: `toast({ text: '3 expedientes archivados', undo })`. */
export function useToast() {
  return use(ToastContext)
}
