/** What is known of working conditions by O*NET's ratings, and from which rating on it is a part of the work. */
export const RATED = [
  { demand: "overtime", element: "4.C.3.d.8", from: 2.7 },
  { demand: "lifting", element: "1.A.3.a.1", from: 2.2 },
  { demand: "standing", element: "4.C.2.d.1.b", from: 3.6 },
  { demand: "sitting", element: "4.C.2.d.1.a", from: 4.2 },
  { demand: "outdoors", element: "4.C.2.a.1.c", from: 3.4 },
  { demand: "driving", element: "4.C.2.a.1.f", from: 3.7 },
  { demand: "heights", element: "4.C.2.c.1.c", from: 2.8 },
  { demand: "phone", element: "4.C.1.a.2.f", from: 4.6 },
  { demand: "public", element: "4.C.1.b.1.f", from: 4.3 },
  { demand: "conflict", element: "4.C.1.d.2", from: 3.5 },
  { demand: "speaking", element: "4.C.1.a.2.c", from: 3.4 },
  { demand: "infection", element: "4.C.2.c.1.b", from: 3.2 },
  { demand: "noise", element: "4.C.2.b.1.a", from: 4 },
] as const;
