export const studio = {
  outOfReach:
    "Not connected. Your work is kept in this browser, and sent as soon as the studio is running again.",
} as const;
