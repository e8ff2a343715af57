import type { Alias, Plugin } from 'vite'

export declare const withoutParser: Alias
export declare function messages(): Plugin
