declare module '@tanstack/react-router' {
  /** What one screen hands the next without writing it into the address. */
  interface HistoryState {
    /** The email address a letter was just sent to. */
    email?: string
  }
}

export {}
