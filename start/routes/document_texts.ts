/** Routes of this area. */
export {}
