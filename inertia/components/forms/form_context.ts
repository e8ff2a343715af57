import { createContext } from 'react'

interface FormState {
  /** Of the element, where buttons stand outside of it. */
  id?: string
  processing: boolean
}

/** The form to which a button belongs. */
export const FormContext = createContext<FormState>({ processing: false })
