/** How long a code of recovery lives; until then no other is sent. The server's `CODE_LIFE`. */
export const CODE_MINUTES = 15
