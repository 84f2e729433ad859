/** A page of every kind that the first site has, for whatever is tried on each of them. */
export const PAGE_KINDS = [
  "/",
  "/about",
  "/contact",
  "/services",
  "/services/medical-director",
  "/services/medical-director/np",
  "/clinic-types/medical-spas",
  "/locations",
  "/locations/texas",
  "/locations/texas/houston",
  "/resources",
  "/resources/medical-director-role",
  "/article/101",
];
